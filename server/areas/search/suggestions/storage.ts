import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../access/access.ts'
import { unscoped, isPrivate, seesDocument, seesEntry, seesJudge } from '../../../access/conditions-storage.ts'
import type { CaseInBrief } from '#contract/cases'
import type { SuggestedCourt, SuggestedJudge } from '#contract/suggestions'
import type { Database } from '../../../database/open.ts'
import { escapeLike } from '../../../database/patterns.ts'

const brief = sql`d.case_id as id, d.title, d.court, d.date, d.citation, d.case_number, d.sample, ${isPrivate('d')} as private`

/** Titles that hold all the words are taken in the order in which they lie, and the best of so many chosen. */
const titlesRead = 200

export const suggestionsStorage = ({ sql: db }: Database) => {
  const caseWhere = async (condition: RawBuilder<unknown>, most: number): Promise<CaseInBrief[]> => {
    const { rows } =
      await sql<CaseInBrief>`select ${brief} from ${unscoped('cases', 'the condition has what the reader sees')} d where ${condition} limit ${most}`.execute(
        db,
      )
    return rows
  }
  return {
    /** Cases whose title begins so, in alphabetical order. */
    beginning: (reader: Reader, text: string, most: number) =>
      caseWhere(
        sql`lower(d.title) like ${`${escapeLike(text)}%`} and ${seesDocument(reader, 'd')} order by lower(d.title) using ~<~, d.date desc nulls last`,
        most,
      ),

    /** Cases with a word in their title for each of these that begins so. */
    async withWords(reader: Reader, words: readonly string[], most: number): Promise<CaseInBrief[]> {
      const all = words.map((word) => sql`(lower(title) like ${`${escapeLike(word)}%`} or lower(title) like ${`% ${escapeLike(word)}%`})`)
      const { rows } = await sql<CaseInBrief>`
        select ${brief} from (
          select id from (select * from documents a where a.kind <> 'act' and ${sql.join(all, sql` and `)} and ${seesDocument(reader, 'a')} limit ${titlesRead}) as read
          order by length(title), date desc nulls last, id limit ${most}
        ) as best join ${unscoped('cases', 'its rows were chosen among those that the reader sees')} d using (id) order by length(d.title), d.date desc nulls last, d.id`.execute(
        db,
      )
      return rows
    },

    /** Cases by what names them, and by a citation or number of which this is the beginning. */
    async named(
      reader: Reader,
      names: { identities: string[]; citationKeys: string[]; caseNumbers: string[] },
      begins: { citation: string; caseNumber: string },
      most: number,
    ): Promise<CaseInBrief[]> {
      const { rows } = await sql<CaseInBrief>`
        select ${brief} from cases d where ${seesDocument(reader, 'd')} and d.id in (
          select id from ${unscoped('cases', 'the outer condition says which of them are seen')} where identity = any (${names.identities}::text[])
          union select id from ${unscoped('documents', 'the outer condition says which of them are seen')} where frbr_uri = any (${names.identities}::text[]) and kind <> 'act'
          union (select document_id from document_citations where key = any (${names.citationKeys}::text[]) limit ${titlesRead})
          union (select document_id from search_case_numbers where key = any (${names.caseNumbers}::text[]) limit ${titlesRead})
          union (select c.document_id from document_citations c join search_entries o on o.document_id = c.document_id
            where c.key like ${`${escapeLike(begins.citation)}%`} and ${seesEntry(reader, 'o')} and ${begins.citation} <> '' limit ${titlesRead})
          union (select id from cases o where o.case_number_key like ${`${escapeLike(begins.caseNumber)}%`}
            and ${seesDocument(reader, 'o')} and ${begins.caseNumber} <> '' limit ${titlesRead}))
        order by d.date desc nulls last, d.id desc limit ${most}`.execute(db)
      return rows
    },

    /** Judges with a word in a form of their name for each of these that begins so, those with the most cases first. */
    async judges(reader: Reader, words: readonly string[], most: number): Promise<SuggestedJudge[]> {
      const all = words.map((word) => sql`' ' || lower(j.name) like ${`% ${escapeLike(word)}%`}`)
      const { rows } = await sql<SuggestedJudge>`
        with found as (
          select distinct coalesce(j.same_as, j.id) as id from judges j where ${seesJudge(reader, 'j')} and ${sql.join(all, sql` and `)}
        )
        select main.id, main.name from found join ${unscoped('judges', 'the other form of a name that the reader may know')} main using (id)
        where exists (select 1 from document_judges dj join ${unscoped('judges', 'only whether there is one')} form on form.id = dj.judge_id where form.id = main.id or form.same_as = main.id)
        order by length(main.name), main.name limit ${most}`.execute(db)
      return rows
    },

    async courts(words: readonly string[], most: number): Promise<SuggestedCourt[]> {
      const all = words.map(
        (word) => sql`(' ' || lower(c.name) like ${`% ${escapeLike(word)}%`} or lower(c.code) like ${`${escapeLike(word)}%`})`,
      )
      const { rows } = await sql<SuggestedCourt>`
        select code, name from courts c where ${sql.join(all, sql` and `)} order by hierarchy_level, name limit ${most}`.execute(db)
      return rows
    },
  }
}
