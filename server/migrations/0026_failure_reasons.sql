-- Why a scheduled post could not go out is kept as a reason of the catalogue, no longer as its English sentence.
update scheduled_posts d
set failure = r.reason
from (values
  ('You are banned from this JeHub',             'hubs.banned'),
  ('This JeHub does not exist',                  'hubs.absent'),
  ('Your account was suspended',                 'posts.author_suspended'),
  ('This picture is no longer here',             'core.picture_gone'),
  ('Please verify your email to post.',          'core.verify_to_post'),
  ('Post must be at most 10,000 characters',     'posts.content_long {"max":10000}'),
  ('This is not here, or not for you to see.',   'request.not_found')
) r(sentence, reason)
where d.failure = r.sentence;
