/** How the facts of a trek are said that a catalogue gives in English or as a number. */
export const trekFactsMessages = {
  duration: (days: number) => `${days} day(s)`,
  /** A level, as the catalogue names it. One that is not known is said as it is. */
  difficulty: (level: string) => level,
  /** A season, as the catalogue names it. One that is not known is said as it is. */
  season: (name: string) => name,
} as const;
