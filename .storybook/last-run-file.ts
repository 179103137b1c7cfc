/** The last run of all stories, in `last-run.json` beside the built Storybook. */
export interface LastRun {
  /** The day and time in UTC, as ISO text; null as long as none was run. */
  date: string | null;
  /** Version and commit of the stories. */
  build: string;
  /** How many stories were played. */
  stories: number;
  /** The message of each story that failed, by the story's id. */
  failed: Record<string, string>;
}
