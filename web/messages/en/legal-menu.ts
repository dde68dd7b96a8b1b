/** Words of the Legal Library in the side menu and on the tabs of a case. */
export const legalMenu = {
  title: 'Legal Library',
  constitution: 'Constitution',
  legislation: 'Legislation',
  coverage: 'Courts and Coverage',
  analytics: 'Analytics',
  library: 'My Documents',
}
