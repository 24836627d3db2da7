/** Made by `web/texts.js`. */
declare module "virtual:texts" {
  export const LANGUAGES: Record<string, () => Promise<{ default: string }>>;
}
