const kinds: Record<string, string> = { sec: 'section', art: 'article', rule: 'rule' }

/** 'Employment Act, section 41'; 'Civil Procedure Rules, Order 42, rule 6'. */
export function nameOfProvision(act: string, eid: string): string {
  const [, order, rule] = /^order_([^_]+)(?:__rule_([^_]+))?$/.exec(eid) ?? []
  if (order !== undefined) return `${act}, Order ${order}${rule === undefined ? '' : `, rule ${rule}`}`
  const [, kind, number] = /^(sec|art|rule)_(.+)$/.exec(eid) ?? []
  return kind === undefined ? act : `${act}, ${kinds[kind]} ${number}`
}
