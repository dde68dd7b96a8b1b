import type { ExportedFile } from '../../../belongings/belongings.ts'

/** What stands in an archive, for who opens it in some years. */
export const guideTo = (at: Date): ExportedFile => ({
  path: 'README.txt',
  content: (async function* () {
    yield `Everything of yours in Hukumu, open legal research for Kenya,
as it was on ${at.toISOString().slice(0, 10)}.

account/            your account, where it is signed in, and what was done to it
preferences.json    how you wanted to be shown things and told of them
documents/          your private documents: documents.json with all that is
                    known of each and its text, which Hukumu imports again;
                    and each text as a plain file
notes/              your research notes: notes.json with every version; and
                    each as Markdown
annotations.json    passages that you marked, with your notes
bookmarks/          your bookmarks, and the folders that they lie in
citations/          your citations; citations.csl.json is read by Zotero,
                    Mendeley and other programs
history.json        what you read and searched for

Times are in UTC. Files that end in .json are lists of records in JSON, one a
line; a case is named by its id in Hukumu, its title and its citation.
`
  })(),
})
