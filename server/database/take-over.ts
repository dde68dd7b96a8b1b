import type { PoolClient } from 'pg'
import { onlyRow } from './only-row.ts'

/** The migrations of the versions before the baseline, whose last one made the same tables as it does. */
const formerNames = `
  101_accounts 102_documents 103_judgments 104_search 105_citations 106_citator 107_annotations 108_bookmarks 109_history
  110_notes 111_citation_lists 113_events 114_jobs 115_shares 116_shared_counts 117_account_security 118_profile
  119_audit 119_imports 119_reports 120_billing 121_projects 122_notes 123_history 140_warning_codes 141_bundles
  142_note_quotes 143_bookmark_tags 143_document_checks 144_saved_searches 145_notifications 146_legislation 148_samples
  149_import_reasons 149_unread_citations 162_note_words 163_cited_since 166_watches 173_law_citations 184_dispositions
  190_undecided_leads 193_folders_and_templates_in_trash 196_push_subscriptions 197_watched_provisions 200_sources
  205_chats 210_searches_by_ending 211_case_facets 220_system_notices 221_invitations_taken_up 225_documents_in_trash
  230_job_news 234_law_in_bookmarks_and_history 235_chat_requests 236_provision_reviews 240_cases_behind_figures
  241_names_of_acts 242_model_use 243_compared_in_chats 250_annotations_of_acts 255_words_of_the_law
  260_embedded_documents 275_chats_about_checks 280_counts_of_cited_acts 281_counts_of_provisions 285_quotes_of_acts`

export const formerMigrations: readonly string[] = formerNames
  .trim()
  .split(/\s+/)
  .map((name) => `${name}.sql`)

/** The one of the baseline that a former database still needs: not each of them had the table. */
const stillNeeded = '310_passage_vectors.sql'
const lastOfBaseline = '325_filling.sql'

/**
 * Records the baseline in a database of the last version before it, within the transaction of the migrations; `files` are all there are. What
 * differs is mended: vectors were of the type of pgvector, and a table said whether the ranking indexes of pg_textsearch were in use. Both
 * extensions may serve others in the same database, and stay.
 */
export async function takeOver(client: Pick<PoolClient, 'query'>, files: readonly string[]) {
  const { rows } = await client.query<{ kept: boolean }>("select to_regclass('passage_vectors') is not null as kept")
  if (onlyRow(rows).kept) {
    await client.query('drop index if exists passage_vectors_near')
    // What pgvector sends are the count, two bytes of its own, and the numbers as float4send writes them.
    await client.query('alter table passage_vectors alter column embedding type bytea using substring(vector_send(embedding) from 5)')
  }
  await client.query('drop index if exists revisions_bm25, search_headings_bm25')
  await client.query('alter table search_library drop column is_ranked')
  await client.query('delete from migrations')
  const held = files.filter((name) => name <= lastOfBaseline && name !== stillNeeded)
  await client.query('insert into migrations (name) select unnest($1::text[])', [held])
}
