/**
 * What the address says at this moment. The screen follows it a little later, so that who changes two things at once on a slow device would
 * undo the first with the second if the change were made upon what the screen still shows.
 */
export const presentParameters = (): URLSearchParams => new URLSearchParams(window.location.search)
