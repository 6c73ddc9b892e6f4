import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../page/services.tsx'
import { useToasts } from '../../../page/toasts.tsx'
import { useText } from '../../../page/use-text.ts'
import { type PictureReply, pictureKey } from '../../../player/picture.ts'
import { noErrors, useForm } from '../../forms/use-form.ts'
import { profileText } from '../text.ts'
import { type ChosenPicture, uploadOf } from './chosen-picture.ts'
import type { Square } from './square.ts'

const initial = {}

/** Uploads or removes the picture, and updates the queries that hold it. */
export function useSavePicture(onSaved: () => void) {
  const t = useText(profileText)
  const api = useApi()
  const queries = useQueryClient()
  const toasts = useToasts()
  const { pending, failure, submit } = useForm({ initial, validate: noErrors })

  const done = (reply: PictureReply, text: string) => {
    queries.setQueryData<PictureReply>(pictureKey, reply)
    toasts.show({ text })
    onSaved()
  }
  const save = (picture: ChosenPicture, square: Square) =>
    submit(async () => {
      const upload = await uploadOf(picture, square)
      if (upload === null) return toasts.show({ text: t('pictureUnreadable'), tone: 'problem' })
      done(await api.profile.uploadProfilePicture({ fileType: 'profilePic', ...upload }), t('pictureSaved'))
    })
  const remove = () => submit(async () => done(await api.profile.removeProfilePicture(), t('pictureRemoved')))
  return { pending, failure, save, remove }
}
