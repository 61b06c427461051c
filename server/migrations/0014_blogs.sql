-- Articles of the staff. The body is parsed once, at writing, as that of a post.
create table blogs (
  id            bigint          primary key default make_id(),
  author_id     bigint          references users on delete set null,
  title_en      text            not null check (length(title_en) between 3 and 150),
  title_ne      text            not null default '' check (length(title_ne) <= 150),
  summary_en    text            not null default '' check (length(summary_en) <= 300),
  summary_ne    text            not null default '' check (length(summary_ne) <= 300),
  content_en    text            not null check (length(content_en) <= 25000),
  content_ne    text            not null default '' check (length(content_ne) <= 25000),
  body_en       jsonb           not null,
  body_ne       jsonb,
  cover_id      bigint          references images on delete set null,
  cover_alt     text            not null default '' check (length(cover_alt) <= 1000),
  published_at  timestamptz(3),
  created_at    timestamptz(3)  not null default now(),
  updated_at    timestamptz(3)  not null default now()
);

create index blogs_published on blogs (published_at desc, id desc) where published_at is not null;
create index blogs_latest on blogs (id desc);
create index blogs_author on blogs (author_id) where author_id is not null;
create index blogs_cover on blogs (cover_id) where cover_id is not null;

-- Where each page of the sitemap begins: behind this id. Ids only grow, so a page that is full keeps its place.
create table sitemap_pages (
  kind      text    not null check (kind in ('posts', 'hubs', 'profiles', 'blogs')),
  after_id  bigint  not null,
  primary key (kind, after_id)
);
