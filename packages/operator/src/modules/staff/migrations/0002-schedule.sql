-- What the platform does by itself at its time, as staff could, is part of the log.
alter table staff.actions drop constraint actions_via_check,
  add constraint actions_via_check check (via in ('account', 'key', 'schedule'));
