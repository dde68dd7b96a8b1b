import { type ColumnInventory, all } from '../../../redactable/column-inventory.ts'

/**
 * Every column in which words can stand, of every table that belongs to no kind of what is kept (`redactable` of an area). A table that comes
 * says here or there what becomes of its words; a test fails for a column that is not accounted for, and for one that is listed and gone.
 */
export const libraryColumns: ColumnInventory = {
  // The law's own words, which nobody redacts.
  act_keys: { key: 'left' },
  acts: all('left', 'kind country cap number repealed_by title_key'),
  model_use: { model: 'none' },
  provisions: { ...all('left', 'eid type num aliases'), heading: 'rewritten' },
  // Codes and ids, never copies.
  backup_runs: all('none', 'state failure'),
  audit_entries: all('none', 'action actor_kind object address details'),
  // What a buyer gives of itself, and what an invoice must keep saying.
  billing_buyers: all('own words', 'name pin address'),
  billing_counters: { series: 'none' },
  billing_invoices: {
    ...all('own words', 'buyer_name buyer_email buyer_pin buyer_address'),
    ...all('none', 'number series plan_name currency seller_name seller_pin seller_address etims_number'),
  },
  billing_payments: all('none', 'plan_id method status reason currency reference phone callback_hash provider_id receipt'),
  billing_seats: { ...all('own words', 'email email_key'), token_hash: 'none' },
  billing_subscriptions: all('none', 'status license_type plan_id'),
  billing_transitions: all('none', 'happened status'),
  billing_trials: { license_type: 'none' },
  billing_usage: { kind: 'none' },
  // Its topics are those of the documents, which it follows.
  case_counts: { topic: 'made anew', ...all('left', 'court'), ...all('none', 'disposition favours') },
  case_facets: { topic: 'made anew', ...all('left', 'court value'), facet: 'none' },
  case_digests: { statements: 'removed', reason: 'removed', ...all('none', 'kind maker model') },
  citation_keys: { key: 'made anew' },
  citations: all('made anew', 'number name pinpoint keys'),
  counted_cases: {
    topic: 'made anew',
    ...all('left', 'court station division document_type'),
    ...all('none', 'disposition favours waited'),
  },
  counted_provisions: { ...all('made anew', 'topics unit'), court: 'left' },
  court_stations: all('left', 'code court_code name'),
  courts: all('left', 'code name class'),
  // The words stand in the text.
  dispositions: all('none', 'kind favours number'),
  document_citations: all('rewritten', 'citation key'),
  document_judges: { title: 'left' },
  document_keys: { key: 'made anew' },
  documents: {
    ...all('rewritten', 'title citation summary legal_areas url frbr_uri corrections'),
    ...all('none', 'kind language read_fields'),
  },
  event_cursors: { reader: 'none' },
  // Ids, never copies.
  events: all('none', 'name subject payload'),
  failed_sign_ins: { key: 'none' },
  idempotent_requests: { body: 'removed', ...all('none', 'caller key fingerprint') },
  job_schedules: { name: 'none' },
  // Those of a private document that hold the name are removed: a misreading, since parties are no judges.
  judge_decisions: all('left', 'key means'),
  judges: all('left', 'name key'),
  judgments: {
    ...all(
      'rewritten',
      'division document_type case_number case_number_key parties applicant respondent category key_points status outcome',
    ),
    ...all('left', 'court_code court court_station judges'),
  },
  // The names of Acts; the words stand in the text.
  law_citations: { ...all('made anew', 'number parts unit'), ...all('none', 'act_key act_cap said') },
  mailed_tokens: all('none', 'hash purpose'),
  migrations: { name: 'none' },
  account_removals: { undo_hash: 'none' },
  preferences: all('none', 'theme update_frequency time_zone'),
  personal_tokens: { name: 'own words', ...all('none', 'hash scopes') },
  recovery_codes: { hash: 'none' },
  redactions: all('none', 'case_id redacted_by replacement name_hash places'),
  refresh_tokens: { hash: 'none' },
  revisions: { ...all('rewritten', 'content layout source warnings'), ...all('none', 'content_hash source_format') },
  search_case_numbers: { key: 'made anew' },
  provision_counts: { ...all('made anew', 'topic unit'), court: 'left' },
  search_gone: { collection: 'none' },
  search_rewrites: { collection: 'none' },
  search_entries: { ...all('left', 'court court_station jurisdiction'), document_type: 'made anew' },
  // Made anew by the count that follows.
  search_held: { by: 'none', ...all('left', 'court court_station'), document_type: 'made anew' },
  search_headings: all('made anew', 'heading note'),
  sessions: { device: 'none' },
  secrets: all('none', 'name value'),
  // The words stand in the text.
  appeal_steps: all('none', 'kind outcome number decided_number'),
  // The order's own words, which an administrator writes; of the judgment ids and hashes.
  takedowns: { ...all('own words', 'reason reference'), ...all('none', 'case_id marks'), citation: 'left' },
  treatments: all('none', 'treatment told_by opinion_kind number words_hash decision'),
  unread_citations: { told: 'none' },
  works: { identity: 'rewritten', ...all('none', 'public_id kind') },
  share_links: all('none', 'object_kind object_id token'),
  shares: all('none', 'object_kind object_id role'),
  throttle_counts: all('none', 'name key'),
  users: { ...all('own words', 'email email_key name organization'), ...all('none', 'role password_hash lock_reason totp_secret') },
  // Sealed, and gone once it is sent, within hours.
  waiting_mails: { sealed: 'none' },
}
