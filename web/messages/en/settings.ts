/** Words of the settings. */
export const settings = {
  title: 'Settings',
  tabs: { label: 'Kinds of settings', appearance: 'Appearance', notifications: 'Notification Settings', data: 'Data & Storage' },
  loading: 'Loading your settings',
  retry: 'Try again',
  preferences: {
    saved: 'Preferences saved successfully',
    notSaved: (reason: string) => `Failed to save preferences. ${reason}`,
    notLoaded: 'Failed to load preferences',
  },
  appearance: {
    heading: 'Theme',
    lead: 'Applies at once on this device, and on others when you next log in there.',
    themes: {
      light: { name: 'Light', says: 'Dark letters on paper' },
      dark: { name: 'Dark', says: 'For late hours' },
      system: { name: 'System', says: 'As this device is set' },
    },
  },
  notifications: {
    ways: {
      heading: 'How you are told',
      lead: 'Mail that keeps your account safe, such as a new password or a deletion, is always sent.',
      email: { label: 'Email notifications', says: 'To the address of your account.' },
      push: { label: 'Push notifications', says: 'On your devices. Hukumu sends none yet; your choice is kept for when it does.' },
    },
    frequency: {
      heading: 'How often',
      lead: 'News that has no rhythm of its own comes together in one mail.',
      choices: {
        daily: { label: 'Daily', says: 'Every morning' },
        weekly: { label: 'Weekly', says: 'Once a week' },
        never: { label: 'Never', says: 'No mail of this kind' },
      },
    },
    alerts: {
      heading: 'What you are told of',
      lead: 'Choose what is worth your attention.',
      types: {
        caseUpdates: { label: 'Case updates', says: 'What happens to cases, lists and pleadings that you watch.' },
        relatedCases: { label: 'Related cases', says: 'New decisions for your searches, judges, courts and provisions.' },
        chatResponses: { label: 'Chat responses', says: 'An answer that you were waiting for is finished.' },
        systemUpdates: { label: 'System updates', says: 'Your own files and archives, and news of Hukumu itself.' },
      },
    },
  },
  timeZone: { label: 'Time zone', says: 'In which your mornings and days begin.' },
}
