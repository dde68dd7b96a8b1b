/**
 * What becomes of the words in a column when a name is taken out of a document:
 * - `rewritten`: the name is replaced in it (`redact.ts`);
 * - `made anew`: it is made again from what was rewritten, in the same transaction (search, graph);
 * - `cut anew`: a passage that was cut out of the text is cut out of the rewritten one (`redactAnnotations`);
 * - `removed`: rows that hold the name go;
 * - `own words`: what an account writes or asks for itself, which is no copy of the library and stays its own;
 * - `left`: what is public of a court, and never changed: courts, stations, judges;
 * - `none`: it holds no words of a document (ids, keys, names of kinds, hashes).
 */
type Held = 'rewritten' | 'made anew' | 'cut anew' | 'removed' | 'own words' | 'left' | 'none'

const all = <Column extends string>(held: Held, columns: string): Record<Column, Held> =>
  Object.fromEntries(columns.split(' ').map((column) => [column, held])) as Record<Column, Held>

/**
 * Every column of every table in which words can stand. A table that comes says here what becomes of its words; a test fails for a column
 * that is not accounted for, and for one that is listed and gone.
 */
export const heldWords: Readonly<Record<string, Readonly<Record<string, Held>>>> = {
  annotations: { ...all('cut anew', 'quote prefix suffix'), note: 'rewritten', ...all('none', 'case_id color placed_number') },
  bookmark_folders: all('own words', 'name name_key'),
  bookmarks: { case_id: 'none', note: 'rewritten' },
  case_digests: { statements: 'removed', reason: 'removed', ...all('none', 'kind maker model') },
  check_progress: { stage: 'none' },
  citation_keys: { key: 'made anew' },
  citations: all('made anew', 'number name pinpoint keys'),
  court_stations: all('left', 'code court_code name'),
  courts: all('left', 'code name class'),
  document_citations: all('rewritten', 'citation key'),
  document_judges: { title: 'left' },
  document_keys: { key: 'made anew' },
  documents: {
    ...all('rewritten', 'identity title division document_type citation case_number case_number_key parties applicant respondent category'),
    ...all('rewritten', 'legal_areas summary key_points status outcome url frbr_uri corrections'),
    ...all('left', 'court_code court court_station judges'),
    ...all('none', 'case_id kind language read_fields'),
  },
  history_entries: { query: 'own words', ...all('none', 'type case_id') },
  idempotent_requests: { body: 'removed', ...all('none', 'caller key fingerprint') },
  // Those of a private document that hold the name are removed: a misreading, since parties are no judges.
  judge_decisions: all('left', 'key means'),
  judges: all('left', 'name key'),
  // Of citations of the case.
  kept_citations: { ...all('rewritten', 'text source case_title item'), ...all('none', 'italics case_id kind style') },
  mailed_tokens: all('none', 'hash purpose'),
  migrations: { name: 'none' },
  // Of notes that refer to the case.
  note_references: { comment: 'rewritten', case_id: 'none' },
  note_versions: all('rewritten', 'title content'),
  notes: { ...all('rewritten', 'title content'), ...all('own words', 'tags tag_keys'), ...all('none', 'project_id folder_id') },
  redactions: all('none', 'case_id redacted_by replacement name_hash places'),
  refresh_tokens: { hash: 'none' },
  revisions: { ...all('rewritten', 'content layout source warnings'), ...all('none', 'content_hash source_format') },
  search_case_numbers: { key: 'made anew' },
  search_entries: { ...all('left', 'court court_station'), document_type: 'made anew', words: 'made anew' },
  // Made anew by the count that follows.
  search_held: { by: 'none', ...all('left', 'court court_station'), document_type: 'made anew' },
  search_headings: all('made anew', 'heading names note'),
  search_pairs: all('made anew', 'pairs places'),
  search_words: all('made anew', 'word stem'),
  secrets: all('none', 'name value'),
  // The words stand in the text; an editor's notes are rewritten.
  appeal_steps: all('none', 'kind outcome number decided_number'),
  treatments: all('none', 'treatment told_by opinion_kind number words_hash decision'),
  treatment_reviews: { note: 'rewritten', reviewer: 'own words', ...all('none', 'treatment words_hash decision') },
  users: { ...all('own words', 'email email_key name organization'), ...all('none', 'role password_hash') },
}
