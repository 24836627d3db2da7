/** The entry point of the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import { loadDrawings } from "./lib/drawings";
import { loadFacts } from "./lib/facts";
import { isSite } from "./lib/house";
import { loadPart } from "./lib/lazy";
import { pace } from "./lib/pace.svelte";
import { route } from "./lib/route.svelte";
import { screenAt } from "./lib/screens";
import { texts } from "./lib/texts.svelte";
import { startTheme } from "./lib/theme.svelte";
import "./styles/font.css";
import "./styles/tokens.css";
import "./styles/grounds.css";
import "./styles/base.css";
import "./styles/opening.css";

/** Not awaited: what is loaded here waits for this module. */
async function start(): Promise<void> {
  // A screen that can't be loaded says so itself, and tries again.
  const screen = loadPart(screenAt(route.path).load).catch(() => undefined);
  await Promise.all([texts.start(), loadFacts(), screen]);
  const target = document.getElementById("app")!;
  target.replaceChildren(); // the curtain that was shown meanwhile
  mount(App, { target });
}

startTheme();
pace.start();
void loadDrawings();
void start();

if (isSite) void import("./lib/links").then(({ readdressLinks }) => readdressLinks());
if (import.meta.env.PROD)
  addEventListener("load", () => {
    void import("./lib/offline").then(({ prepareForOffline }) => prepareForOffline()).catch(() => undefined);
  });
