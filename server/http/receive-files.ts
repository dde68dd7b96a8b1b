/// <reference types="@fastify/multipart" />
import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { Problem } from '../problem.ts'

/** A file as it arrives; `isCut` is known when its content has been read: it is larger than allowed. */
export interface ReceivedFile {
  name: string
  content: Readable
  isCut: () => boolean
}

export interface UploadLimits {
  mostFiles: number
  /** Bytes. */
  largestFile: number
}

/** What stands between the files of a request: boundaries and names. */
const room = 1024 * 1024

/** The files of a multipart request in their order. Rejects with a problem when there are too many, or when the request holds no files. */
export async function* receiveFiles(request: FastifyRequest, { mostFiles, largestFile }: UploadLimits): AsyncGenerator<ReceivedFile> {
  if (!request.isMultipart()) throw new Problem('malformed-request', 'Files are sent as multipart/form-data.')
  const tooMany = () => new Problem('too-large', `One request takes at most ${mostFiles} files.`)
  if (Number(request.headers['content-length']) > mostFiles * largestFile + room) {
    throw new Problem('too-large', `One request takes at most ${mostFiles} files of ${inMegabytes(largestFile)} each.`)
  }
  try {
    const parts = request.files({ limits: { files: mostFiles, fileSize: largestFile, fields: 20 }, throwFileSizeLimit: false })
    // A part without a name is a file all the same.
    for await (const { filename = '', file } of parts) {
      // A short form may have broken off before its first file is asked for.
      if (file.errored) throw file.errored
      file.once('error', blameSender)
      yield { name: filename, content: file, isCut: () => file.truncated }
    }
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    throw code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' ? tooMany() : blameSender(error as Error)
  } finally {
    // What is left unread would hold the connection up.
    request.raw.unpipe()
    request.raw.resume()
  }
}

/** A form that breaks off or is none was sent so. */
const blameSender = (error: Error) => Object.assign(error, { statusCode: 400 })

export const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
