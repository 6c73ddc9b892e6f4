import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'Verification',
  intro:
    'We check who you are and where you live by documents, once, before you withdraw. Only you and our staff can see them.',
  back: 'Back to where you were',
  identity: 'Who you are',
  address: 'Where you live',
  identityHint: 'A passport, a driving licence or an identity card. Choose both sides of a card together.',
  addressHint:
    'A utility bill, a bank statement or a residence certificate of the last three months, with name and address.',
  notSent: 'Nothing sent yet.',
  initiated: 'Being checked',
  failed: 'Not accepted',
  verified: 'Verified',
  expired: 'The document has expired. Please send another.',
  dropHere: 'Drop files here',
  choose: 'Choose files',
  camera: 'Use the camera',
  kinds: 'PDF, JPEG, PNG, WebP or HEIC, up to 15 MB each, up to 10 at once.',
  tooLarge: '“{name}” is larger than 15 MB.',
  tooMany: 'No more than {count} files at once, please.',
  unfinished: '{percent}% of “{name}” has arrived. Choose the same file to go on from there.',
  progress: 'Progress of {name}',
  again: 'Try again',
  remove: 'Remove',
  documents: 'Documents you sent',
  waiting: 'Not sent',
  sendWaiting: 'Send for checking',
  reason: 'It could not be accepted. Please send another document.',
  'reason.COUNTRY_NOT_OFFERED':
    'We do not accept residents of the country on this document. Please write to customer service.',
  'reason.NOT_READABLE': 'It could not be read. Please take the picture again in good light, with nothing cut off.',
  'reason.OUT_OF_DATE': 'The document is out of date. Please send a valid one.',
}
