/** Words of the settings. */
export const settings = {
  title: 'Settings',
  tabs: { label: 'Kinds of settings', appearance: 'Appearance', notifications: 'Notification Settings', data: 'Data & Storage' },
  appearance: {
    heading: 'Theme',
    lead: 'Applies at once on this device.',
    themes: {
      light: { name: 'Light', says: 'Dark letters on paper' },
      dark: { name: 'Dark', says: 'For late hours' },
      system: { name: 'System', says: 'As this device is set' },
    },
  },
}
