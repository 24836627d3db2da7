/** The entry point of the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import { loadDrawings } from "./lib/drawings";
import { loadFacts } from "./lib/facts";
import { texts } from "./lib/texts.svelte";
import { startTheme } from "./lib/theme.svelte";
import "./styles/font.css";
import "./styles/tokens.css";
import "./styles/grounds.css";
import "./styles/base.css";
import "./styles/opening.css";

startTheme();
void loadDrawings();
await Promise.all([texts.start(), loadFacts()]);
const target = document.getElementById("app")!;
target.replaceChildren(); // the curtain that was shown meanwhile
mount(App, { target });

// Only where the browser allows it. Over plain HTTP in a local network it does not, and nothing is lost.
if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
