use std::{fs, io, path::Path};

use server::Secret;

use super::Site;
use crate::private;

/// Who this user is at a server: the same every time, so that a seat that was left is found again. It is kept in the
/// user's folder for data, a file for each server; where there is no such folder, somebody new comes every time.
pub(crate) fn secret_for(site: &Site) -> io::Result<Secret> {
    match private::data_folder() {
        Some(folder) => kept_in(&folder.join("servers"), site),
        None => fresh(),
    }
}

fn kept_in(folder: &Path, site: &Site) -> io::Result<Secret> {
    private::make_folder(folder)?;
    let path = folder.join(file_name(site));
    match fs::read_to_string(&path) {
        Ok(text) => text.trim().parse().map_err(|_| {
            let words = format!("{} holds no secret; remove it to come anew", path.display());
            io::Error::new(io::ErrorKind::InvalidData, words)
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let secret = fresh()?;
            match private::write_new(&path, secret.reveal()) {
                // Somebody of the same name was faster.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => kept_in(folder, site),
                written => written.map(|()| secret),
            }
        }
        Err(error) => Err(error),
    }
}

/// A secret that nobody has yet.
pub(crate) fn fresh() -> io::Result<Secret> {
    Secret::fresh().map_err(io::Error::other)
}

/// The address of a server as the name of a file.
fn file_name(site: &Site) -> String {
    let plain =
        |sign: char| if sign.is_ascii_alphanumeric() || ".-".contains(sign) { sign } else { '_' };
    site.to_string().chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(address: &str) -> Site {
        Site::read(address, Some("AAAAAA")).unwrap().0
    }

    #[test]
    fn one_stays_who_one_is_at_each_server() {
        let folder = std::env::temp_dir().join(format!("tactable-who-{}", std::process::id()));
        let first = kept_in(&folder, &site("http://host:7777")).unwrap();
        assert_eq!(kept_in(&folder, &site("http://host:7777")).unwrap(), first);
        for other in ["http://host:7778", "https://host:7777", "http://host:7777/games"] {
            assert_ne!(kept_in(&folder, &site(other)).unwrap(), first, "{other}");
        }
        let path = folder.join(file_name(&site("http://host:7777")));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::write(&path, "spoiled").unwrap();
        assert!(
            kept_in(&folder, &site("http://host:7777"))
                .unwrap_err()
                .to_string()
                .contains("no secret")
        );
        fs::remove_dir_all(folder).unwrap();
    }
}
