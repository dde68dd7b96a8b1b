import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { EndedRequest } from '../http/ended-requests.ts'
import { type Mail } from '../providers/envelope.ts'
import { AddressRefused } from '../providers/mail.ts'

/** Seconds: a search may take 15. */
const steps = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const jobSteps = [0.1, 1, 10, 60, 300, 900]

/**
 * What this process counts while it works. Nothing here asks the database. Labels are words of the code: names of the contract, of jobs and of states, never
 * an address or what somebody sent.
 */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'hukumu_requests_total',
    help: 'Requests by what the contract calls them and how they were answered; "left": whoever asked did not wait.',
    labelNames: ['endpoint', 'status'],
    registers,
  })
  const took = new Histogram({
    name: 'hukumu_request_seconds',
    help: 'How long requests took; without those that go on until the reader leaves.',
    labelNames: ['endpoint'],
    buckets: steps,
    registers,
  })
  const open = new Gauge({ name: 'hukumu_requests_open', help: 'Requests that have begun and not ended.', registers })
  const tries = new Counter({
    name: 'hukumu_job_tries_total',
    help: 'Tries of jobs in this process.',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const jobTook = new Histogram({
    name: 'hukumu_job_seconds',
    help: 'How long tries of jobs took.',
    labelNames: ['job'],
    buckets: jobSteps,
    registers,
  })
  const mails = new Counter({
    name: 'hukumu_mails_total',
    help: 'Mails given to the mail server, or written to the outbox, by this process.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['sent', 'failed', 'refused']) mails.inc({ outcome }, 0)

  /** One that was refused at once has not begun. */
  const begun = new WeakSet<object>()

  return {
    registry,

    requestBegan(request: object) {
      begun.add(request)
      open.inc()
    },

    requestEnded({ endpoint, status, milliseconds, isLive }: EndedRequest, request: object) {
      if (begun.delete(request)) open.dec()
      requests.inc({ endpoint, status })
      if (!isLive) took.observe({ endpoint }, milliseconds / 1000)
    },

    jobTried(job: string, outcome: 'done' | 'failed', milliseconds: number) {
      tries.inc({ job, outcome })
      jobTook.observe({ job }, milliseconds / 1000)
    },

    /** The same mail, counted. */
    countMails: (mail: Mail): Mail => ({
      send: async (message) => {
        try {
          await mail.send(message)
          mails.inc({ outcome: 'sent' })
        } catch (error) {
          mails.inc({ outcome: error instanceof AddressRefused ? 'refused' : 'failed' })
          throw error
        }
      },
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
