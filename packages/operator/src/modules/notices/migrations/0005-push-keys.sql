-- By which a push is encrypted for a browser (RFC 8291). Who subscribed before has none, and turns push on again.
delete from notices.push_subscriptions;
alter table notices.push_subscriptions
  add column p256dh text not null,
  add column auth text not null;
