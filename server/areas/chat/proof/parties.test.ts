import { expect, test } from 'vitest'
import { swapsParties } from './parties.ts'

const lease =
  'A landlord who removes the door of a tenant trespasses. The tenant shall return the keys, and he must pay the rent of May. The burden of proving damage lies on the landlord. The lease was signed by the landlord. The landlord’s men cut down the hedge.'

test.each([
  'The landlord shall return the keys',
  'The landlord must pay the rent of May',
  'The tenant bears the burden of proving damage',
  'It is for the landlord to return the keys',
  'The lease was signed by the tenant',
  'The club shall pay the tenant the rent of May',
  'The tenant cut down the hedge',
])('%s: another party does it', (statement) => expect(swapsParties(statement, lease)).toBe(true))

test.each([
  'The lessee must return the keys',
  'A landlord trespasses when he removes the door',
  'It is for the tenant to pay the rent of May',
  'The burden of showing damage rests on the landlord',
  'The landlord receives the rent of May',
  'The landlord signed the lease',
])('%s: the same party does it', (statement) => expect(swapsParties(statement, lease)).toBe(false))
