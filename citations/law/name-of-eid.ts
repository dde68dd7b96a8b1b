const units: Record<string, string> = { sec: 'section', art: 'article', rule: 'rule' }
const whole: Record<string, string> = { preamble: 'preamble', preface: 'front matter' }
const containers: Record<string, string> = { part: 'Part', chp: 'Chapter', dvs: 'Division', form: 'Form', order: 'Order' }
const within: ReadonlySet<string> = new Set(['subsec', 'para', 'subpara', 'item'])

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * What a provision is called that an id names, as it is cited: 'sec_41__subsec_2__para_b' → 'section 41(2)(b)', 'order_42__rule_6' → 'Order 42
 * rule 6', 'sched_first' → 'First Schedule'. Null for an id of none of these forms.
 */
export function nameOfEid(eid: string): string | null {
  let name = ''
  for (const step of eid.split('__')) {
    const [, kind = '', number = ''] = /^([a-z]+)(?:_(.+))?$/.exec(step) ?? []
    if (within.has(kind) && / (?:\d\w*|[A-Z])$|\)$|paragraph \w+$/.test(name) && number !== '') name += `(${number})`
    else if (kind === 'def' && name !== '') name += ` (“${number.replaceAll('-', ' ')}”)`
    else if (kind === 'proviso' && name !== '') name += ', proviso'
    else {
      const said = nameOfStep(kind, number)
      if (said === null) return name === '' ? null : name
      name = name === '' ? said : `${name} ${said}`
    }
  }
  return name
}

/** The section, article or rule that a provision stands in, or is; itself where it stands in none. */
export function unitOfEid(eid: string): string {
  const steps = eid.split('__')
  const unit = steps.findIndex((step) => (step.split('_', 1)[0] ?? '') in units)
  return unit === -1 ? eid : steps.slice(0, unit + 1).join('__')
}

/** What a provision is called at the beginning of a line: 'Section 41(2)(b)'. */
export function titleOfEid(eid: string): string | null {
  const name = nameOfEid(eid)
  return name && capitalised(name)
}

function nameOfStep(kind: string, number: string): string | null {
  if (whole[kind] !== undefined) return whole[kind]
  if (kind === 'sched') return number === '' ? 'Schedule' : /^\d/.test(number) ? `Schedule ${number}` : `${capitalised(number)} Schedule`
  if (within.has(kind)) return number === '' ? null : `paragraph ${number}`
  const named = units[kind] ?? containers[kind]
  return named === undefined || (number === '' && kind in units) ? null : `${named} ${number}`.trim()
}
