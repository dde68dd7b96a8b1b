import { expect, test } from 'vitest'
import { isWithinTarget } from './within-target.ts'

const index = { has: (eid: string) => eid === 'order_42__rule_6' }
const subrule = 'order_42__rule_6__subsec_2'

test.each([
  [subrule, subrule, true],
  [`${subrule}__para_a`, subrule, true],
  ['order_42__rule_6__subsec_20', subrule, false],
  ['order_42__rule_6__subsec_3', subrule, false],
  [subrule, 'order_42__rule_6', false],
  [subrule, null, false],
  [undefined, subrule, false],
])('%s for %s: %s', (eid, target, marked) => expect(isWithinTarget(eid, target, index)).toBe(marked))
