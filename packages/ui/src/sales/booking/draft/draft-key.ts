/** The key of a trek's half-finished booking among this tab's drafts. Apart from its reader, which loads a schema. */
export const draftKey = (trekId: number | string) => `booking.${trekId}`;
