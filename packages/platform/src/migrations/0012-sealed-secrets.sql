-- Which key, outside the database, a secret is sealed under; null: plain, from before secrets were sealed. The server seals those at its next start
-- and then forbids null (secrets/open-keyring.ts).
alter table platform.secrets add column key_id text;
