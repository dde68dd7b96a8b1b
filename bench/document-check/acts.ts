import type { Database } from '../../server/database/open.ts'
import { type Random, between, pick } from '../random.ts'
import type { Planted } from './planted.ts'

/** An Act that texts are built from: what its sections, articles or rules are called, and their numbers. */
export interface SourceAct {
  title: string
  year: number | null
  cap: string | null
  /** '41', '3A'; of rules under Orders 'order_42__rule_6'. */
  numbers: string[]
  kind: 'section' | 'article' | 'rule' | 'order'
}

/** The Acts of a library by their latest text, those apart whose text is known to lack sections: of them nobody can say where they end. */
export async function readActs({ pool }: Database): Promise<SourceAct[]> {
  const { rows } = await pool.query<{ title: string; year: number | null; cap: string | null; eids: string[] }>(`
    select d.title, d.year, a.cap, array_agg(p.eid order by p.position) as eids
    from documents d join acts a on a.document_id = d.id join provisions p on p.document_id = d.id and p.revision = d.revision
    where a.country = 'ke' and p.type in ('section', 'article', 'rule') and p.eid not like 'sched%'
      and not exists (select from revisions r where r.document_id = d.id and r.warnings::text like '%sections-missing%')
    group by d.id, a.cap order by d.title`)
  return rows.flatMap(({ title, year, cap, eids }): SourceAct[] => {
    const kind = eids[0]!.startsWith('art_')
      ? 'article'
      : eids[0]!.startsWith('order_')
        ? 'order'
        : eids[0]!.startsWith('rule_')
          ? 'rule'
          : 'section'
    const numbers = kind === 'order' ? eids : eids.map((eid) => eid.replace(/^[a-z]+_/, ''))
    return /\d/.test(numbers.at(-1) ?? '') ? [{ title: title.replace(/,\s+\d{4}$/, ''), year, cap, numbers, kind }] : []
  })
}

const leads = ['Under', 'We rely on', 'The claim rests on', 'Contrary to', 'By virtue of', 'The respondent invoked']

/** A passage of a brief that cites a provision: one that is there, or one beyond the last of its Act. */
export function plantProvision(isThere: boolean, acts: readonly SourceAct[], random: Random): Planted | null {
  const act = pick(random, acts)
  const cited = isThere ? pick(random, act.numbers) : beyond(act, random)
  const text = `${pick(random, leads)} ${named(act, cited, random)}, the point is beyond argument.`
  return { kind: isThere ? 'provision' : 'invented provision', how: `${act.title} ${cited}`, text }
}

const figure = (number: string) => Number.parseInt(/\d+/.exec(number)![0], 10)

function beyond({ kind, numbers }: SourceAct, random: Random): string {
  const last = Math.max(...numbers.map(figure))
  return kind === 'order' ? `order_${last + between(random, 1, 30)}__rule_${between(random, 1, 9)}` : String(last + between(random, 1, 400))
}

/** As briefs print it. */
function named({ kind, title, year, cap }: SourceAct, cited: string, random: Random): string {
  const act = pick(random, [title, year === null ? title : `${title}, ${year}`, cap === null ? title : `${title} (Cap. ${cap})`])
  const within = pick(random, ['', '', '(1)', '(2)(b)'])
  if (kind === 'order') {
    const [, order, rule] = /^order_(\w+?)__rule_(.+)$/.exec(cited) ?? []
    return `Order ${order} rule ${rule} of the ${title}`
  }
  if (kind === 'article') return `${pick(random, ['Article', 'article'])} ${cited}${within} of the ${title}`
  return `${pick(random, kind === 'rule' ? ['rule', 'Rule'] : ['section', 'Section', 's.'])} ${cited}${within} of the ${act}`
}
