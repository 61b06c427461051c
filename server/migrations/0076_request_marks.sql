-- A keyed hash of the first text to a stranger: by it a text that goes to many is known again, without being read.
alter table talks add column begun_mark text;
