/** Where the half-finished booking of a trek stands among this tab's drafts. Apart from its reader, which loads a schema. */
export const draftKey = (trekId: number | string) => `booking.${trekId}`;
