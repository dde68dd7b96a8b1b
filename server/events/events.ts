/** What happened: recorded with the change itself, read by the jobs that follow from it, and kept as the trail of who did what. */
export { type Event, type EventName, type NewEvent } from './catalogue.ts'
export { channel, eventsStorage, forgetOldEvents, record } from './storage.ts'
export { onRecorded } from './wake.ts'
