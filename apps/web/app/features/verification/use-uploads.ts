import type { DocumentType } from '@andon/contract/player-api/verification'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiRefusal } from '../../api/refusal.ts'
import { useApi } from '../../page/services.tsx'
import { sendFile } from './send-file.ts'
import { useVerification, type Verification, verificationKey } from './use-verification.ts'

export interface Upload {
  readonly id: string
  readonly file: File
  /** 0 to 1. */
  readonly share: number
  readonly failure: ApiRefusal | null
}

export type Unfinished = Verification['uploads'][number]

/** Uploads in progress. Files chosen together are submitted for review together, such as the two sides of a card. */
export function useUploads(documentType: DocumentType) {
  const api = useApi()
  const queries = useQueryClient()
  const { refetch } = useVerification()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const left = useRef(new AbortController())
  useEffect(() => {
    left.current = new AbortController()
    return () => left.current.abort()
  }, [])

  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const remove = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id))

  async function sendOne({ id, file }: Upload): Promise<string | null> {
    try {
      const known = (await refetch()).data?.uploads ?? []
      const documentId = await sendFile({
        api: api.verification,
        documentType,
        file,
        from: partOf(known, { documentType, file }),
        signal: left.current.signal,
        onProgress: (share) => change(id, { share }),
      })
      remove(id)
      return documentId
    } catch (error) {
      if (left.current.signal.aborted) return null
      if (!(error instanceof ApiRefusal)) throw error
      change(id, { failure: error })
      return null
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    const added = files.map((file) => ({ id: crypto.randomUUID(), file, share: 0, failure: null }))
    setUploads((all) => [...all, ...added])
    await finish(added)
  }

  async function finish(added: readonly Upload[]): Promise<void> {
    const documentIds: string[] = []
    for (const upload of added) {
      const documentId = await sendOne(upload)
      if (documentId !== null) documentIds.push(documentId)
    }
    const [only, ...more] = documentIds
    try {
      if (only !== undefined && more.length === 0) await api.verification.send({ documentId: only })
      else if (only !== undefined) await api.verification.sendMultiple({ documentIds: documentIds.join(',') })
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error // the list shows uploaded files with a button to submit them
    }
    await queries.invalidateQueries({ queryKey: verificationKey })
  }

  const again = (upload: Upload) => {
    change(upload.id, { failure: null })
    return finish([upload])
  }
  return { uploads, add, again, remove }
}

function partOf(known: readonly Unfinished[], { documentType, file }: { documentType: DocumentType; file: File }) {
  return known.find(
    (one) => one.documentType === documentType && one.name === file.name && one.totalBytes === file.size,
  )
}
