/** Something that the contract demands, and what shows it. */
export type ContractRule = (
  | {
      /** A text that a visitor reads, as the contract writes it. */
      text: string;
    }
  | {
      /** A behavior, in our own words. */
      says: string;
      /** Its figure. Default: none. */
      value?: string;
    }
) &
  (
    | {
        /** The story that shows it; a state's story opens the bench there. */
        story: string;
      }
    | {
        /** The test that holds it, where no story can: on the site alone, or in a function. */
        test: string;
        /** The test's title. */
        title: string;
      }
  );

/** Rules of a section of the contract. */
export interface RuleGroup {
  /** The document and its section: `A4` is section 4 of accounts and booking, `B2` section 2 of browsing. */
  of: string;
  title: string;
  rules: readonly ContractRule[];
}
