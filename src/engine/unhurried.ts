/** What a game says that leaves everybody their time: each throw is pressed for, and the table waits for each decision. */
export const UNHURRIED = {
  isPressedFor: () => true,
  silence: () => null,
} as const
