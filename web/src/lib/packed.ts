/** Files that are compressed here and not by the host: some hosts don't compress what they send. */

/** What a packed file holds, or the response itself if there is no such file. A host may have unpacked it already. */
export async function unpacked(response: Response, type: string): Promise<Response> {
  if (!response.ok) return response;
  const packed = await response.arrayBuffer();
  const [first, second] = new Uint8Array(packed);
  const isPacked = first === 0x1f && second === 0x8b;
  const whole = new Response(packed).body!;
  const stream = isPacked ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
  const headers = new Headers(response.headers); // they also name the server's build
  headers.set("content-type", type);
  for (const ofPacked of ["content-encoding", "content-length"]) headers.delete(ofPacked);
  return new Response(stream, { headers });
}
