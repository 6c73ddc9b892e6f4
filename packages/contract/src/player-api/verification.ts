import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, type JsonText, jsonText, languageId, playersId, success, text } from '../fields.ts'
import { download, upload } from '../files.ts'
import { overallStatuses, verificationStatuses } from '../verification-status.ts'
import { routes } from './routes.ts'

export const maxDocumentBytes = 15 * 1024 * 1024
export const maxPartBytes = 1024 * 1024

const instant = v.pipe(v.string(), v.isoTimestamp())
export const documentType = v.picklist(['identity', 'address'])
export type DocumentType = v.InferOutput<typeof documentType>
export const documentContentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const

const documentId = playersId('doc', 'a document id')
const status = v.picklist(verificationStatuses)
const wholeNumber = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,9}$/)), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
)
const optionalFlag = v.optional(
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((value) => value === 'true'),
  ),
  'false',
)

export const documentView = v.object({
  documentId: v.string(),
  documentType,
  /** The name that the sender gave it. */
  name: v.string(),
  contentType: v.picklist(documentContentTypes),
  sizeBytes: v.number(),
  /** `vrfn_new` until it is sent. */
  status,
  label: v.nullable(v.picklist(['initiated', 'failed', 'verified'])),
  /** Why it was not accepted: the supplier's code. */
  reason: v.optional(v.string()),
  uploadedAt: instant,
  sentAt: v.optional(instant),
  decidedAt: v.optional(instant),
})
export type DocumentView = v.InferOutput<typeof documentView>

const statuses = v.object({
  ...success.entries,
  documents: v.object({ identityStatus: status, addressStatus: status }),
  /** See `overallStatus`. */
  status: v.picklist(overallStatuses),
})
const sent = v.object({
  ...success.entries,
  documents: v.array(v.object({ documentId: v.string(), documentType, status })),
})

/** JSON in a form field, ids separated by commas, or the field repeated for each id. */
const documentIds = v.pipe(
  v.union([v.pipe(v.string(), v.maxLength(2000)), v.array(v.string())]),
  v.transform(
    (value): JsonText => (typeof value !== 'string' || value.trim().startsWith('[') ? value : value.split(',')),
  ),
  jsonText(v.array(documentId)),
  v.minLength(1),
  v.maxLength(10),
)

const kycData = jsonText(
  v.object({
    /** The event that the supplier's widget reported. */
    event: boundedText(60),
    documentType: v.optional(documentType),
    reference: v.optional(v.pipe(text, v.maxLength(200))),
  }),
)

export const verification = {
  getAccountVerificationStatus: endpoint(routes.verification.getAccountVerificationStatus, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: "Status of the player's proofs of identity and address, with their documents, newest first",
    request: v.object(languageId),
    reply: v.object({
      ...statuses.entries,
      files: v.array(documentView),
      /** Incomplete uploads in parts: where to continue. */
      uploads: v.array(
        v.object({
          uploadKey: v.string(),
          documentType,
          name: v.string(),
          totalBytes: v.number(),
          receivedBytes: v.number(),
        }),
      ),
    }),
    refusals: [],
  }),
  updateKycStatusOnEvent: endpoint(routes.verification.updateKycStatusOnEvent, {
    access: 'player',
    whileRestricted: true,
    rate: 'write',
    summary: 'After an event of the supplier’s widget: gets the status of the checks from the supplier and returns it',
    request: v.object({ kycData }),
    reply: statuses,
    refusals: [],
  }),
  upload: endpoint(routes.verification.upload, {
    access: 'player',
    whileRestricted: true,
    rate: 'write',
    summary:
      'Uploads a document in one piece; submitted for checking at once, unless `hold=true` keeps it for send or sendMultiple',
    body: 'multipart',
    maxFileBytes: maxDocumentBytes,
    request: v.object({ documentType, file: upload, hold: optionalFlag }),
    reply: v.object({ ...success.entries, documentId: v.string(), status }),
    refusals: [
      'FILE_TOO_LARGE',
      'FILE_TYPE_UNSUPPORTED',
      'FILE_ACTIVE_CONTENT',
      'FILE_ANIMATED',
      'UPLOAD_QUOTA_REACHED',
      'UNAVAILABLE',
    ],
  }),
  uploadPart: endpoint(routes.verification.uploadPart, {
    access: 'player',
    whileRestricted: true,
    rate: 'write',
    summary:
      "The next part of a document, in order. `uploadKey` is the sender's own; a part that has arrived already is answered as if new, one that does not follow is refused with `params.expectedOffset`. Complete, it waits for send or sendMultiple",
    body: 'multipart',
    maxFileBytes: maxPartBytes,
    request: v.object({
      uploadKey: v.pipe(text, v.regex(/^[\w-]{8,100}$/)),
      documentType,
      name: boundedText(200),
      totalBytes: v.pipe(wholeNumber, v.minValue(1), v.maxValue(maxDocumentBytes)),
      offset: wholeNumber,
      file: upload,
    }),
    reply: v.object({
      ...success.entries,
      uploadKey: v.string(),
      receivedBytes: v.number(),
      /** When the upload is complete. */
      documentId: v.optional(v.string()),
    }),
    refusals: [
      'FILE_TOO_LARGE',
      'FILE_TYPE_UNSUPPORTED',
      'FILE_ACTIVE_CONTENT',
      'FILE_ANIMATED',
      'UPLOAD_QUOTA_REACHED',
      'UPLOAD_OFFSET_WRONG',
      'IDEMPOTENCY_CONFLICT',
      'UNAVAILABLE',
    ],
  }),
  send: endpoint(routes.verification.send, {
    access: 'player',
    whileRestricted: true,
    rate: 'write',
    summary: 'Submits one uploaded document for checking, unless it was submitted already',
    request: v.object({ documentId }),
    reply: sent,
    refusals: ['DOCUMENT_UNKNOWN'],
  }),
  sendMultiple: endpoint(routes.verification.sendMultiple, {
    access: 'player',
    whileRestricted: true,
    rate: 'write',
    summary: 'Submits several uploaded documents; those of one type are one check (front and back of a card)',
    request: v.object({ documentIds }),
    reply: sent,
    refusals: ['DOCUMENT_UNKNOWN'],
  }),
  download: endpoint(routes.verification.download, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: "Downloads one of the player's documents",
    request: v.object({ ...languageId, documentId }),
    reply: download,
    refusals: ['DOCUMENT_UNKNOWN'],
  }),
} as const
