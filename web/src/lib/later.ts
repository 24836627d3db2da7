/** What a table needs only after its first hand is on the screen. It is one file, loaded when there is time. */

const all = () => import("../components/later");
type All = Awaited<ReturnType<typeof all>>;

const part =
  <Name extends keyof All>(name: Name) =>
  async (): Promise<{ default: All[Name] }> => ({ default: (await all())[name] });

export const LATER = {
  menu: part("TableMenu"),
  log: part("LogDialog"),
  coach: part("CoachStrip"),
  keys: part("KeyHelp"),
  help: part("CardHelp"),
  plates: part("PlatesDialog"),
  sheet: part("RoundEnd"),
  final: part("Final"),
  ceremonyDock: part("CeremonyDock"),
  ceremonySide: part("CeremonySide"),
  plaque: part("Plaque"),
};
