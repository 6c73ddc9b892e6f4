import { expect, test } from 'vitest'
import { ApiRefusal, networkRefusal } from '../../api/refusal.ts'
import { sendFile } from './send-file.ts'

const file = new File([new Uint8Array(1_200_000)], 'card.jpg')

/** A receiver that stores only parts that arrive in order, like the server. */
function receiver({ has = 0, loses = 0 } = {}) {
  const offsets: number[] = []
  let received = has
  let lost = 0
  return {
    offsets,
    api: {
      uploadPart: async (request?: { offset: string | number; file: Blob; uploadKey: string }) => {
        if (request === undefined) throw new Error('nothing was sent')
        if (lost++ < loses) throw networkRefusal()
        const offset = Number(request.offset)
        offsets.push(offset)
        if (offset !== received) {
          const entry = { code: 'UPLOAD_OFFSET_WRONG', params: { expectedOffset: received } } as const
          throw new ApiRefusal({ status: 409, entries: [entry] })
        }
        received += request.file.size
        const reply = { success: true, uploadKey: request.uploadKey, receivedBytes: received } as const
        return received === file.size ? { ...reply, documentId: 'doc_1' } : reply
      },
    },
  }
}

function send(to: ReturnType<typeof receiver>, from?: { uploadKey: string; receivedBytes: number }) {
  const shares: number[] = []
  const signal = new AbortController().signal
  const onProgress = (share: number) => shares.push(share)
  return { shares, sent: sendFile({ api: to.api, documentType: 'identity', file, from, signal, onProgress }) }
}

test('a file is sent in parts, and its progress grows', async () => {
  const to = receiver()
  const { sent, shares } = send(to)
  expect(await sent).toBe('doc_1')
  expect(to.offsets).toEqual([0, 524_288, 1_048_576])
  expect(shares).toEqual([...shares].sort())
})

test('a lost part is sent again', async () => {
  const to = receiver({ loses: 1 })
  expect(await send(to).sent).toBe('doc_1')
})

test('an interrupted upload continues at the server’s offset', async () => {
  const to = receiver({ has: 600_000 })
  expect(await send(to, { uploadKey: 'key-of-before', receivedBytes: 524_288 }).sent).toBe('doc_1')
  expect(to.offsets).toEqual([524_288, 600_000, 1_124_288])
})
