/** Words of what is read without a connection, and of a newer program. */
export const offline = {
  noConnection: 'You are offline. What you have read on this device can be read again; searching needs a connection.',
  nothingKept: 'You are offline. What is open stays readable; everything else needs a connection.',
  shownAsKept: (moment: string) => `No connection. This is as it was on ${moment}; what has changed since is not known here.`,
  newer: 'A newer version of Hukumu is ready.',
  reload: 'Reload',
}
