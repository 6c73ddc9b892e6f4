/** The calls of the inbox, in a table of their own: browsers load it with the inbox, the toasts or the preferences. */
export const noticeRoutes = {
  getNotices: 'GET /ajax/notice/getNotices',
  getUnreadNotices: 'GET /ajax/notice/getUnreadNotices',
  readNotice: 'POST /ajax/notice/readNotice',
  readAllNotices: 'POST /ajax/notice/readAllNotices',
  getNoticePreferences: 'GET /ajax/notice/getNoticePreferences',
  getPush: 'GET /ajax/notice/getPush',
  subscribePush: 'POST /ajax/notice/subscribePush',
  unsubscribePush: 'POST /ajax/notice/unsubscribePush',
  updateNoticePreferences: 'POST /ajax/notice/updateNoticePreferences',
} as const
