// The theme, the search, and small conveniences. Every page can be read without this.
(() => {
  const KEY = "sushiya.theme"; // the page's own setting
  const html = document.documentElement;
  const root = html.dataset.root;
  const kept = read();
  if (kept === "light" || kept === "dark") html.dataset.theme = kept;

  function read() {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null; // no storage: the system's theme
    }
  }

  document.addEventListener("DOMContentLoaded", () => {
    startTheme(document.querySelector(".theme"));
    startSearch(document.querySelector(".search"));
    document.querySelectorAll("main :is(h2, h3)[id]").forEach(addLink);
    if (navigator.clipboard) document.querySelectorAll("main pre:not(.numbered)").forEach(addCopy);
    document.querySelector("#site-pages [aria-current]")?.scrollIntoView({ block: "nearest" });
    scrollTo(0, 0);
    if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  });

  function startTheme(button) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const dark = matchMedia("(prefers-color-scheme: dark)").matches;
      const now = html.dataset.theme ?? (dark ? "dark" : "light");
      html.dataset.theme = now === "dark" ? "light" : "dark";
      try {
        localStorage.setItem(KEY, html.dataset.theme);
      } catch {
        // no storage: it lasts until the next page
      }
    });
  }

  function addLink(heading) {
    const link = document.createElement("a");
    link.className = "here";
    link.href = `#${heading.id}`;
    link.textContent = "#";
    link.setAttribute("aria-label", `Link to ${heading.textContent}`);
    heading.append(link);
  }

  /** A button that copies the commands or the code, without prompts and without what they print. */
  function addCopy(block) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      const lines = block.querySelector("code").textContent.split("\n");
      const typed = lines.filter((line) => /^(\$|>>>|\.\.\.) ?/.test(line));
      const text = typed.length ? typed.map((line) => line.replace(/^(\$|>>>|\.\.\.) ?/, "")) : lines;
      await navigator.clipboard.writeText(text.join("\n").trimEnd() + "\n");
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = "Copy"), 1500);
    });
    block.append(button);
  }

  function startSearch(form) {
    const input = form.querySelector("input");
    const found = form.querySelector("#site-found");
    form.hidden = false;
    const show = () => {
      if (!window.passages) return load(show);
      const words = input.value.toLowerCase().match(/[\p{L}\p{N}_@.-]+/gu) ?? [];
      found.hidden = !words.length;
      found.replaceChildren(...results(words));
    };
    input.addEventListener("focus", () => load(() => {}));
    input.addEventListener("input", show);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      found.querySelector("a")?.click();
    });
    form.addEventListener("keydown", (event) => {
      const links = [...found.querySelectorAll("a")];
      const at = links.indexOf(document.activeElement);
      if (event.key === "Escape") found.hidden = true;
      else if (event.key === "ArrowDown") (links[at + 1] ?? links.at(-1))?.focus();
      else if (event.key === "ArrowUp") (at > 0 ? links[at - 1] : input).focus();
      else return;
      event.preventDefault();
    });
    document.addEventListener("click", (event) => {
      if (!form.contains(event.target)) found.hidden = true;
    });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.target.closest("input, textarea")) return;
      event.preventDefault();
      input.focus();
    });
  }

  /** The index is a script, so that the search works on pages that were opened as files, too. */
  function load(then) {
    if (window.passages) return then();
    const script = document.createElement("script");
    script.src = `${root}/search.js`;
    script.addEventListener("load", then);
    document.head.append(script);
  }

  /** Passages that have all words: those with the words in their titles first. */
  function results(words) {
    const ranked = [];
    for (const [address, page, title, text] of window.passages) {
      const [inPage, inTitle, inText] = [page, title, text].map((each) => each.toLowerCase());
      let rank = 0;
      for (const word of words) {
        const here = 8 * has(inTitle, word) + 4 * has(inPage, word) + has(inText, word);
        rank = here && rank >= 0 ? rank + here : -1;
      }
      if (inTitle === words.join(" ")) rank += 20; // the very thing
      if (rank > 0) ranked.push({ rank, address, page, title, text });
    }
    ranked.sort((a, b) => b.rank - a.rank);
    if (!ranked.length) return [element("p", `Nothing has ${words.join(" and ")} in it.`)];
    return ranked.slice(0, 12).map((hit) => {
      const link = document.createElement("a");
      link.href = `${root}/${hit.address}`;
      link.append(element("strong", hit.title || hit.page));
      if (hit.title !== hit.page) link.append(` · ${hit.page}`);
      link.append(excerpt(hit.text, words));
      return link;
    });
  }

  /** 2 for the beginning of a word, 1 for anywhere else, 0 for nowhere. */
  function has(text, word) {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    return new RegExp(`(^|[^\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`, "u").test(text) ? 2 : 1;
  }

  function excerpt(text, words) {
    const small = document.createElement("small");
    const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0);
    const near = Math.max(0, Math.min(...places, text.length) - 40);
    const from = near && text.indexOf(" ", near) + 1; // a whole word
    let rest = (from ? "…" : "") + text.slice(from, from + 140);
    for (let next; (next = first(rest, words)); rest = rest.slice(next.at + next.length)) {
      small.append(rest.slice(0, next.at), element("mark", rest.slice(next.at, next.at + next.length)));
    }
    small.append(rest);
    return small;
  }

  function first(text, words) {
    const low = text.toLowerCase();
    const found = words.map((word) => ({ at: low.indexOf(word), length: word.length })).filter((each) => each.at >= 0);
    return found.sort((a, b) => a.at - b.at)[0];
  }

  function element(tag, text) {
    const made = document.createElement(tag);
    made.textContent = text;
    return made;
  }
})();
