/** Words of the ways from a case to the assistant. */
export const chatLinks = {
  button: 'Chat',
  entry: 'Chat about this case',
  offer: 'Chat About This Case',
  compared: 'Ask About These Cases',
  panel: 'Ask',
}
