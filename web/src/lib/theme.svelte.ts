/** The theme: light, dark, or the system's. */

export type Theme = "system" | "light" | "dark";
const KEY = "sushiya.theme";

class ThemeChoice {
  value = $state<Theme>("system");

  set(theme: Theme): void {
    this.value = theme;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // no storage: the theme lasts until the page is closed
    }
  }
}

export const theme = new ThemeChoice();

export function startTheme(): void {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === "light" || kept === "dark") theme.set(kept);
  } catch {
    // no storage: use the system's theme
  }
}
