-- Keyed hashes of the search keys of its words, for this talk alone: equal words of two talks have nothing in common here.
alter table messages add column terms bigint[];

create index messages_by_term on messages using gin (terms) where terms is not null;

-- It takes the terms now.
drop function if exists send_message(bigint, bigint, bigint, bytea, text, int, jsonb);
