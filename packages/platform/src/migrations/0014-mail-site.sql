-- Which brand a mail comes from. A mail that an earlier release queues has none, and is sent in the name of the first brand.
alter table platform.mail_queue add column site text;
