/** Words of one's own profile. */
export const profile = {
  title: 'Profile',
  tabs: { label: 'Parts of your profile', personal: 'Personal Information', security: 'Security', billing: 'Billing' },
  personal: {
    heading: 'Personal Information',
    lead: 'Your name stands beside what you share with others. Nobody but you sees your email address.',
    name: 'Full Name',
    nameMissing: 'Please enter your name',
    email: 'Email Address',
    emailFixed: 'Email cannot be changed',
    organization: 'Organization',
    organizationHint: 'Chambers, firm, court or university',
    save: 'Save Changes',
    saving: 'Saving…',
    saved: 'Profile updated successfully',
    failedWith: (reason: string) => `Failed to update profile. ${reason}`,
    unchanged: 'No changes to save',
  },
  account: {
    heading: 'Account',
    role: 'Role',
    roles: { user: 'User', editor: 'Editor', admin: 'Administrator' },
    since: 'Member since',
    address: 'Email address',
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed yet',
  },
}
