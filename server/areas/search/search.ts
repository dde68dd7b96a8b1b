export { finishIndexing, indexDocuments, type IndexedDocument } from './indexing/indexing.ts'
