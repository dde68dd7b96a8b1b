import {
  buySubscription,
  cancelSubscription,
  getBuyerDetails,
  getInvoicePdf,
  getLicense,
  getPayment,
  getSubscription,
  listInvoices,
  listPayments,
  listPlans,
  resumeSubscription,
  saveBuyerDetails,
  startTrial,
  takeMpesaCallback,
  withdrawPayment,
} from '#contract/billing'
import { acceptInvitation, inviteAgain, inviteToSeat, leaveSeat, listSeats, readInvitation, removeSeat } from '#contract/seats'
import { bookPayment, getAccountLicence, giveTrial, listAllPayments, setEtimsNumber, setLicence } from '#contract/bookings'
import type { FastifyInstance } from 'fastify'
import type { SignedIn } from '../../http/caller.ts'
import { type RequestContext, serve } from '../../http/serve.ts'
import type { Billing } from './billing.ts'

const by = ({ userId }: SignedIn, { address }: RequestContext) => ({ account: userId, address })

export function billingRoutes(app: FastifyInstance, billing: Billing) {
  const { payments, invoices, seats, overseen } = billing
  serve(app, getLicense, (_, { reader }) => billing.license(reader))
  serve(app, listPlans, (_, { reader }) => billing.plans(reader))
  serve(app, startTrial, ({ body }, caller, context) => billing.startTrial(caller.reader, body.license_type, by(caller, context)))
  serve(app, getSubscription, (_, { reader }) => billing.subscription(reader))
  serve(app, buySubscription, ({ body }, { reader }) => billing.buy(reader, body))
  serve(app, cancelSubscription, ({ body }, caller, context) => billing.cancel(caller.reader, body.immediate, by(caller, context)))
  serve(app, resumeSubscription, (_, caller, context) => billing.resume(caller.reader, by(caller, context)))

  serve(app, listPayments, ({ query }, { reader }) => payments.list(reader, query))
  serve(app, getPayment, ({ params }, { reader }) => payments.get(reader, params.id))
  serve(app, withdrawPayment, ({ params }, { reader }) => payments.withdraw(reader, params.id))
  serve(app, takeMpesaCallback, async ({ params, body }) => {
    await payments.takeNews(params.token, body)
    return { ResultCode: 0 as const, ResultDesc: 'Accepted' as const }
  })

  serve(app, listInvoices, ({ query }, { reader }) => invoices.list(reader, query))
  serve(app, getInvoicePdf, ({ params }, { reader }) => invoices.pdf(reader, params.id))
  serve(app, getBuyerDetails, (_, { reader }) => billing.buyer(reader))
  serve(app, saveBuyerDetails, ({ body }, { reader }) => billing.saveBuyer(reader, body))

  serve(app, listSeats, (_, { reader }) => seats.list(reader))
  serve(app, inviteToSeat, ({ body }, { reader }) => seats.invite(reader, body.email))
  serve(app, inviteAgain, ({ params }, { reader }) => seats.inviteAgain(reader, params.id))
  serve(app, removeSeat, ({ params }, caller, context) => seats.remove(caller.reader, params.id, by(caller, context)))
  serve(app, readInvitation, ({ body }) => seats.read(body.token))
  serve(app, acceptInvitation, async ({ body }, caller, context) => {
    await seats.accept(caller.reader, body.token, by(caller, context))
    return billing.license(caller.reader)
  })
  serve(app, leaveSeat, (_, caller, context) => seats.leave(caller.reader, by(caller, context)))

  serve(app, listAllPayments, ({ query }) => payments.listAll(query))
  serve(app, bookPayment, ({ body }, caller, context) => billing.book(body, by(caller, context)))
  serve(app, setLicence, ({ body }, caller, context) => overseen.set(body, by(caller, context)))
  serve(app, getAccountLicence, ({ params }) => overseen.get(params.id))
  serve(app, giveTrial, ({ params, body }, caller, context) => overseen.giveTrial(params.id, body.license_type, by(caller, context)))
  serve(app, setEtimsNumber, ({ params, body }) => invoices.setEtimsNumber(params.number, body.etims_number))
}
