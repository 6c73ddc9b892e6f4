import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  navigation: 'Account menu',
  'page.profile': 'Profile',
  'page.password': 'Password',
  'page.confirmidentity': 'Verification',
  'page.preferences': 'News',
  passwordIntro: 'A new password logs you out everywhere else.',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: 'At least 10 characters. A few long words in a row are easy to remember and hard to guess.',
  passwordChanged: 'Your password is changed. You are logged out everywhere else.',
  noPassword: 'You come in through your bank, so this account has no password.',
  preferencesIntro: 'Choose how you want to hear from us. You can change this at any time.',
  news: 'News and offers',
  subscribeEmail: 'By e-mail',
  subscribeSms: 'By text message',
  save: 'Save',
  saved: 'Saved.',
  loadFailed: 'This could not be loaded.',
  tryAgain: 'Try again',
}
