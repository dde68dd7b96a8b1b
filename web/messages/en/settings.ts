const number = new Intl.NumberFormat('en-GB')
const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** Words of the settings. */
export const settings = {
  title: 'Settings',
  tabs: { label: 'Kinds of settings', appearance: 'Appearance', notifications: 'Notification Settings', data: 'Data & Storage' },
  loading: 'Loading your settings',
  retry: 'Try again',
  preferences: {
    saved: 'Preferences saved successfully',
    notSaved: 'Failed to save preferences',
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
      push: { label: 'Push notifications', says: 'On the devices where you switch them on, also while Hukumu is closed there.' },
    },
    push: {
      notHere: 'This device is not notified.',
      notifyHere: 'Notify this device',
      failed: (reason: string) => `This device could not be set up for push notifications. ${reason}`,
      refused: {
        unsupported: 'This browser takes no push notifications from this address.',
        forbidden: 'This browser blocks notifications from Hukumu. Allow them in its settings for this site, then try again.',
        unreachable: 'This browser could not reach its push service. Try again later.',
      },
    },
    frequency: {
      heading: 'How often',
      lead: 'Whatever has no frequency of its own is collected in one mail.',
      choices: {
        daily: { label: 'Daily', says: 'Every morning' },
        weekly: { label: 'Weekly', says: 'On Monday mornings' },
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
        systemUpdates: {
          label: 'System updates',
          says: 'What becomes of your archives, reports and imports, and projects that are shared with you.',
        },
      },
    },
  },
  storage: {
    heading: 'Storage used',
    lead: (bytes: string) => `What you keep takes ${bytes} in all.`,
    nothing: 'You keep nothing yet.',
    none: '–',
    notLoaded: 'What you keep could not be counted',
    kind: 'Kind',
    number: 'Number',
    size: 'Size',
    kinds: {
      documents: 'My Documents',
      notes: 'Research notes',
      annotations: 'Annotations',
      bookmarks: 'Bookmarks',
      citations: 'Citations',
      checks: 'Checks of documents',
      searches: 'Saved searches',
      chats: 'Chats',
      watches: 'What you watch',
      projects: 'Research projects',
      history: 'Research history',
    },
    count: (count: number) => number.format(count),
    bytes: (bytes: number) => {
      if (bytes < 1000) return `${number.format(bytes)} bytes`
      return bytes < 1_000_000 ? `${tenths.format(bytes / 1000)} KB` : `${tenths.format(bytes / 1_000_000)} MB`
    },
  },
  trash: {
    heading: 'Trash',
    lead: 'What you deleted can be brought back for 30 days, and can be deleted for good before.',
    open: 'Open the trash',
  },
  export: {
    heading: 'Take everything along',
    lead: 'One archive with all that is yours: documents, notes, annotations, bookmarks, citations, searches, watches, projects and history, in formats that other programs read.',
    notLoaded: 'Your archive could not be asked for',
    start: 'Make an archive',
    again: 'Make a new one',
    making: 'Making your archive',
    makingSays: 'Your archive is being made. You may leave this page: we also send you a link by mail.',
    failed: 'Your archive could not be made. Try again, and write to whoever runs this library if it fails once more.',
    ready: (size: string, until: string) => `Your archive of ${size} is ready. It can be downloaded until ${until}.`,
    download: 'Download',
  },
  caches: {
    heading: 'This device',
    lead: 'For speed, this device keeps what was loaded and where you were reading. You stay logged in, and nothing that you wrote is lost.',
    clear: 'Clear local caches',
    cleared: 'Local caches cleared',
  },
  deletion: {
    heading: 'Delete Account',
    lead: 'Removes your account and everything in it. Make an archive first if you want to keep anything.',
    open: 'Delete Account',
    title: 'Delete your account?',
    question: 'Are you sure? This action cannot be undone.',
    grace: (days: number) =>
      `You are signed out everywhere at once. For ${number.format(days)} days a link that we send to your address still brings your account back; after that everything is removed for good. Notes and documents that you shared end for others; what they wrote themselves stays theirs.`,
    atOnce:
      'You are signed out everywhere, and everything is removed at once and for good. Notes and documents that you shared end for others; what they wrote themselves stays theirs.',
    shared: {
      lead: 'Others are in these projects of yours. Hand each over to a member, or delete it, before you go.',
      list: 'Projects that others are in',
    },
    demo: 'Account deletion is disabled in this demo.',
    password: 'Your password',
    passwordMissing: 'Please enter your password',
    cancel: 'Cancel',
    delete: 'Delete Account',
    deleting: 'Deleting…',
    asked: (day: string) => `Your account is locked and will be removed on ${day}. We sent you a link that brings it back until then.`,
    deleted: 'Your account has been deleted.',
  },
  keep: {
    title: 'Keep your account',
    lead: 'Your account is about to be deleted. You can still keep it, with everything in it.',
    submit: 'Keep my account',
    busy: 'One moment…',
    kept: (email: string) => `${email} stays. You can log in again.`,
    failed: (reason: string) => `The account could not be kept. ${reason}`,
    noToken: 'This page is opened by the link of the mail about the deletion.',
    login: 'Go to the login page',
  },
  timeZone: { label: 'Time zone', says: 'Decides when daily and weekly mails are sent.' },
}
