import { type PlayerApi, Refusal } from '@andon/contract'
import { Download, fileNameOf } from '@andon/contract/files'
import type { Handlers } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { chatFile, filesSince } from '../store/chat-files.ts'
import { conversationOf } from '../store/conversations.ts'
import { chatOwner } from './chat-owner.ts'
import { chatView } from './chat-view.ts'
import { keepMessage } from './send-chat.ts'

const most = { files: 10, bytes: 50 * 1024 * 1024, hours: 24 }
const mostNameLength = 120

/** Files of conversations: inspected by their bytes, stored outside every served folder, for the owner and staff only. */
export function chatFiles(deps: Deps): Pick<Handlers<PlayerApi['support']>, 'sendChatFile' | 'getChatFile'> {
  const { clock, db, files, inspectFile } = deps
  return {
    sendChatFile: async ({ file, idempotencyKey: key }, context) => {
      const owner = chatOwner(context)
      if (!owner || !(await conversationOf(db, owner)))
        throw new Refusal('NOT_FOUND', { message: 'No conversation yet' })
      if (file.size === 0) throw new Refusal('FIELD_INVALID', { field: 'file', message: 'Empty' })
      const type = await inspectFile(file)
      const fileKey = await files.put(file)
      const stored = { fileKey, name: shownName(fileNameOf(file)), type, bytes: file.size }
      let isKept = false
      try {
        const conversation = await db.transaction(async (tx) => {
          const sending = { owner, key, text: '', file: stored, context }
          return keepMessage(deps, tx, sending, async ({ id: conversationId }) => {
            const used = await filesSince(tx, { conversationId, since: clock.now().subtract({ hours: most.hours }) })
            if (used.files >= most.files || used.bytes + file.size > most.bytes)
              throw new Refusal('UPLOAD_QUOTA_REACHED')
            isKept = true
          })
        })
        if (!isKept) await files.remove(fileKey) // sent twice
        return chatView(deps, conversation, context)
      } catch (error) {
        if (error instanceof Refusal) await files.remove(fileKey)
        throw error
      }
    },
    getChatFile: async ({ version }, context) => {
      const owner = chatOwner(context)
      const conversation = owner && (await conversationOf(db, owner))
      const found = conversation && (await chatFile(db, { conversationId: conversation.id, version }))
      if (!found) throw new Refusal('NOT_FOUND', { field: 'version' })
      const { fileKey, type: contentType, name } = found
      return new Download({
        content: await files.open(fileKey),
        contentType,
        fileName: nameWith({ name, contentType }),
      })
    },
  }
}

/** Without path, control and direction characters, which could make a name look like another. */
function shownName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{C}/\\]/gu, '')
    .trim()
  return [...plain].slice(0, mostNameLength).join('')
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
}

/** The sender's name with the extension of the file's real kind. */
export function nameWith({ name, contentType }: { name: string; contentType: string }): string {
  const extension = extensions[contentType] ?? 'bin'
  const stem = name.replace(/\.[^.]*$/, '') || 'file'
  return `${stem}.${extension}`
}
