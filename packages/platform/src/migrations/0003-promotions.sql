-- Of a mail that its player can end: who, about what, and the address that ends it. It is checked again when it is sent.
alter table platform.mail_queue add column promotion jsonb;
